import { takeInventory } from "../../hosting/inventory";
import { readBuilt as readFile } from "../e2e/built-site";
import { fixtureSite } from "../sites";

/** Both hosts of the built site, as playwright.config.ts starts them. */
export const hosts = {
  "npm start": `http://localhost:${process.env.NODE_PORT ?? 4181}/`,
  nginx: `http://localhost:${process.env.NGINX_PORT ?? 4182}/`,
};

/** Every file that is no page, by its address. */
export const fileAddresses = [...takeInventory(fixtureSite).files.keys()];

/** The bytes of the page or file at an address. */
export function readBuilt(address: string): Buffer {
  const name = fileAddresses.includes(address) ? address : `${address === "/" ? "/index" : address}.html`;
  return readFile(name.slice(1));
}
