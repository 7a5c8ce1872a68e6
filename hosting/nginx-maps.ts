import { extname } from "node:path";
import { listEditionFolders, withinEdition } from "./editions";
import type { Inventory, ServedFile } from "./inventory";
import { listNotFound } from "./not-found";
import { cacheControl, filePolicy, frameOptions, offline, policy, upgrade } from "./policy";

/** The site's folder in nginx's official Docker image. */
export const siteFolder = "/usr/share/nginx/html";

const oddPath = String.raw`"~*%2f|%5c|\x5c|%00|\x23|//|/(?:\.|%2e)|%(?![0-9a-f][0-9a-f])"`;

/** Maps that describe the request. */
export function requestMaps(): string[] {
  const { methods, longestAddress, transportSecurity } = policy;
  const address = String.raw`"~^\S+ (?i:https?://[^/?\x23 ]*)?(?<asked>/[^? ]*)(?:\?\S*)? HTTP/[\d.]+$"`;
  const requestLine = String.raw`"~^:\S+ (?i:https?://|/)\S* HTTP/[\d.]+$"`;
  return [
    `map "" $site_folder { default ${siteFolder}; }`,
    map("$request_method $is_allowed", '""', ...methods.map((method) => `${method} 1`)),
    map("$request_method $allow", `"${methods.join(", ")}"`, ...methods.map((method) => `${method} ""`)),
    map("$request_uri $is_too_long", '""', `"~^.{${longestAddress + 1}}" 1`),
    "# The path as requested, with its escapes.",
    map("$request $asked_path", '""', `${address} $asked`),
    "# nginx found no path in a valid request line.",
    map('"$request_uri:$request" $is_address', '""', `${requestLine} 1`),
    "# Encoded separators, empty names, dotfiles and broken escapes match no file.",
    map("$asked_path $is_odd", '""', `${oddPath} 1`),
    map("$asked_path $missing_path", "$uri", `${oddPath} $asked_path`),
    "# The best accepted encoding; q=0 is a refusal.",
    takes("br"),
    takes("gzip"),
    map('"$takes_br:$takes_gzip" $whole_copy', '""', '"~^1:" .br', '"~:1$" .gz'),
    map('"$request_method:$http_range" $copy', "$whole_copy", '"~*^GET:bytes=[^,]*$" ""'),
    map('"$https:$http_x_forwarded_proto" $is_encrypted', '""', '"~^on:|:https$" 1'),
    map("$is_encrypted $transport_security", '""', `1 "${transportSecurity}"`),
    map("$is_encrypted $upgrade", '""', `1 "${upgrade}"`),
  ];
}

function takes(encoding: string): string {
  const named = String.raw`(?:^|,)\s*${encoding}\s*`;
  const quality = String.raw`(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)`;
  const any = String.raw`"~*(?:^|,)\s*\*\s*${quality}" 1`;
  const entries = [`"~*${named}${quality}" 1`, `"~*${named}(?:;|,|$)" ""`, any];
  return map(`$http_accept_encoding $takes_${encoding}`, '""', ...entries);
}

/** Maps from the path to the file. */
export function targetMaps(
  found: readonly ServedFile[],
  files: readonly ServedFile[],
  pages: Inventory["pages"],
  prefix: string,
): string[] {
  const local = (address: string) => address.replace(/\/$/, "");
  const escaped = prefix.replaceAll(".", String.raw`\.`);
  const spellings = [
    ...(prefix === "" ? [] : [`"${prefix}" ""`]),
    String.raw`"~^${escaped}(?:/|/index|/index\.html)$" ""`,
    String.raw`"~^${escaped}(?<spelt>/[^A-Z]*?)(?:/|\.html|/index|/index\.html)$" $spelt`,
    `"~^${escaped}(?<clean>/[^A-Z]*)$" $clean`,
  ];
  const lost = listNotFound(listEditionFolders(pages.keys())).flatMap(({ under, page }) => {
    const file = pages.get(page);
    return file ? [{ under, target: target(file, "lost", "$whole_copy") }] : [];
  });
  const lostTargets = lost.map(({ under, target }) => `"~^${escaped}${under}" ${target}`);
  const pageAddresses = found.map(({ address }) => `"${local(address)}" ${prefix}${address}`);
  const pageTargets = found.map((file) => `"${local(file.address)}" ${target(file)}`);
  const fileAddresses = files.map(({ address }) => `${prefix}${address} ${prefix}${address}`);
  const fileTargets = files.map((file) => `${prefix}${file.address} ${target(file)}`);
  return [
    "# /a/, /a.html, /a/index and /a/index.html redirect to /a. Pages have no capitals in their addresses.",
    map("$uri $clean_path", "-", ...spellings),
    map("$clean_path $page_address", '""', ...pageAddresses),
    map("$clean_path $page_target", '""', ...pageTargets),
    map("$uri $file_address", '"-"', ...fileAddresses),
    map("$uri $file_target", '""', ...fileTargets),
    map("$missing_path $lost_target", lost.at(-1)?.target ?? "/=lost/404.html", ...lostTargets),
  ];
}

/** Maps from the file to its headers. */
export function answerMaps(all: readonly ServedFile[]): string[] {
  const frames = all
    .map(({ address }) => address)
    .filter((address) => withinEdition(address) === offline.frame);
  const documents = all.filter(({ address, name }) => name.endsWith(".html") || frames.includes(address));
  const policies = documents.map(({ name, policy }) => `/${name} "${policy}"`);
  const cached = listEditionFolders(all.map(({ address }) => address)).flatMap((edition) =>
    policy.cache.hashedFolders.map((folder) => `"~^${edition}${folder}" "${cacheControl(folder)}"`),
  );
  // nginx evaluates a map once per request unless it is volatile, and these depend on the rewritten path.
  const volatile = (names: string, otherwise: string, ...entries: string[]) =>
    map(names, otherwise, ...entries).replace("{\n", "{\n  volatile;\n");
  const framed = frames.map((address) => `${address} ${frameOptions(address)}`);
  const script = String.raw`"~\.m?js$" "${filePolicy("/x.js")}"`;
  return [
    volatile("$uri $served", '""', String.raw`"~^/=[^/]+(?<served_file>/.+?)(?:\.br|\.gz)?$" $served_file`),
    volatile(
      '"$status:$uri" $content_encoding',
      '""',
      String.raw`"~^(?!304).*:/=.*\.br$" br`,
      String.raw`"~^(?!304).*:/=.*\.gz$" gzip`,
    ),
    volatile("$served $vary", "Accept-Encoding", '"" ""'),
    volatile("$served $cache_control", `"${cacheControl("/")}"`, ...cached),
    volatile("$served $content_policy", `"${filePolicy("/")}"`, ...policies, script),
    volatile("$served $frame_options", frameOptions("/"), ...framed),
  ];
}

/** The kind of file that an internal location serves, such as "html". */
export function kindOf({ name }: ServedFile): string {
  return extname(name).slice(1).toLowerCase() || "other";
}

/** The internal address of a file: media type, path and precompressed copy. */
function target(file: ServedFile, kind = kindOf(file), copy = "$copy"): string {
  return `"/=${kind}/${file.name}${file.isCompressed ? copy : ""}"`;
}

/** @param names source and result variable */
function map(names: string, otherwise: string, ...entries: string[]): string {
  const lines = [`default ${otherwise}`, ...entries].map((line) => `  ${line};\n`);
  return `map ${names} {\n${lines.join("")}}`;
}
