import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fixtureSite } from "../sites";

/** Both hosts of the built site, as playwright.hosting.config.ts starts them. */
export const hosts = {
  "npm start": `http://localhost:${process.env.NODE_PORT ?? 4181}/`,
  nginx: `http://localhost:${process.env.NGINX_PORT ?? 4182}/`,
};

const dist = fixtureSite;
const names = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length).replace(/^\//, ""))
  .filter((name) => !name.startsWith("_") && !/\.(?:br|gz)$/.test(name))
  .sort();

/** Every page of the built site by its address, not-found pages left out. */
export const pageAddresses = names
  .filter((name) => name.endsWith(".html") && !/(?:^|\/)404\.html$/.test(name))
  .map((name) => `/${name.replace(/\.html$/, "")}`.replace(/^\/index$/, "/"));

/** Every other file by its address. */
export const fileAddresses = names.filter((name) => !name.endsWith(".html")).map((name) => `/${name}`);

/** Where a file of the built site lies. */
export function builtPath(name: string): string {
  return join(dist, name);
}

/** The bytes of the page or file at an address. */
export function readBuilt(address: string): Buffer {
  const name = fileAddresses.includes(address) ? address : `${address === "/" ? "/index" : address}.html`;
  return readFileSync(builtPath(name.slice(1)));
}
