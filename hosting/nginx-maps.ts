import { extname } from "node:path";
import type { Inventory, SiteFile } from "./inventory";
import { cacheControl, filePolicy, frameOptions, offline, policy, upgrade } from "./policy";

/** The site's folder in nginx's official Docker image. */
export const siteFolder = "/usr/share/nginx/html";

/** Maps that describe the request. */
export function requestMaps(): string[] {
  const address = String.raw`"~^\S+ (?i:https?://[^/?\x23 ]*)?(?<asked>/[^? ]*)(?:\?\S*)? HTTP/[\d.]+$"`;
  return [
    `map "" $site_folder { default ${siteFolder}; }`,
    map(
      "$request_method",
      "$is_allowed",
      '""',
      policy.methods.map((method) => [method, "1"]),
    ),
    map(
      "$request_method",
      "$allow",
      quote(policy.methods.join(", ")),
      policy.methods.map((method) => [method, '""']),
    ),
    map("$request_uri", "$is_too_long", '""', [[`"~^.{${policy.longestAddress + 1}}"`, "1"]]),
    "# The path as requested, with its escapes.",
    map("$request", "$asked_path", '""', [[address, "$asked"]]),
    "# nginx found no path in a valid request line.",
    map('"$request_uri:$request"', "$is_address", '""', [
      [String.raw`"~^:\S+ (?i:https?://|/)\S* HTTP/[\d.]+$"`, "1"],
    ]),
    "# Encoded separators, empty names, dotfiles and broken escapes match no file.",
    map("$asked_path", "$is_odd", '""', [[oddPath, "1"]]),
    map("$asked_path", "$missing_path", "$uri", [[oddPath, "$asked_path"]]),
    "# The best accepted encoding; q=0 is a refusal.",
    ...["br", "gzip"].map(takes),
    map('"$takes_br:$takes_gzip"', "$whole_copy", '""', [
      ['"~^1:"', ".br"],
      ['"~:1$"', ".gz"],
    ]),
    map('"$request_method:$http_range"', "$copy", "$whole_copy", [['"~*^GET:bytes=[^,]*$"', '""']]),
    map('"$https:$http_x_forwarded_proto"', "$is_encrypted", '""', [['"~^on:|:https$"', "1"]]),
    map("$is_encrypted", "$transport_security", '""', [["1", quote(policy.transportSecurity)]]),
    map("$is_encrypted", "$upgrade", '""', [["1", quote(upgrade)]]),
  ];
}

const oddPath = String.raw`"~*%2f|%5c|\x5c|%00|\x23|//|/(?:\.|%2e)|%(?![0-9a-f][0-9a-f])"`;

function takes(encoding: string): string {
  const named = String.raw`(?:^|,)\s*${encoding}\s*`;
  const quality = String.raw`(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)`;
  return map("$http_accept_encoding", `$takes_${encoding}`, '""', [
    [`"~*${named}${quality}"`, "1"],
    [`"~*${named}(?:;|,|$)"`, '""'],
    [String.raw`"~*(?:^|,)\s*\*\s*${quality}"`, "1"],
  ]);
}

/** Maps from the path to the file. */
export function targetMaps(
  found: readonly SiteFile[],
  files: readonly SiteFile[],
  pages: Inventory["pages"],
  prefix: string,
): string[] {
  const local = (address: string) => (address === "/" ? "" : address);
  const escaped = prefix.replaceAll(".", String.raw`\.`);
  const spellings: [string, string][] = [
    ...(prefix === "" ? [] : ([[quote(prefix), '""']] as [string, string][])),
    [String.raw`"~^${escaped}(?:/|/index|/index\.html)$"`, '""'],
    [String.raw`"~^${escaped}(?<spelt>/[^A-Z]*?)(?:/|\.html|/index|/index\.html)$"`, "$spelt"],
    [`"~^${escaped}(?<clean>/[^A-Z]*)$"`, "$clean"],
  ];
  const lost = policy.notFound.flatMap(({ under, page }): [string, string][] => {
    const file = pages.get(page);
    return file ? [[`"~^${escaped}${under}"`, target(file, "lost", "$whole_copy")]] : [];
  });
  return [
    "# /a/, /a.html, /a/index and /a/index.html redirect to /a. Pages have no capitals in their addresses.",
    map("$uri", "$clean_path", "-", spellings),
    map(
      "$clean_path",
      "$page_address",
      '""',
      found.map(({ address }) => [quote(local(address)), prefix + address]),
    ),
    map(
      "$clean_path",
      "$page_target",
      '""',
      found.map((file) => [quote(local(file.address)), target(file)]),
    ),
    map(
      "$uri",
      "$file_address",
      '"-"',
      files.map(({ address }) => [prefix + address, prefix + address]),
    ),
    map(
      "$uri",
      "$file_target",
      '""',
      files.map((file) => [prefix + file.address, target(file)]),
    ),
    map("$missing_path", "$lost_target", lost.at(-1)?.[1] ?? "/=lost/404.html", lost),
  ];
}

/** Maps from the file to its headers. */
export function answerMaps(all: readonly SiteFile[]): string[] {
  const documents = all.filter(({ address, name }) => name.endsWith(".html") || address === offline.frame);
  return [
    map(
      "$uri",
      "$served",
      '""',
      [[String.raw`"~^/=[^/]+(?<served_file>/.+?)(?:\.br|\.gz)?$"`, "$served_file"]],
      true,
    ),
    map(
      '"$status:$uri"',
      "$content_encoding",
      '""',
      [
        [String.raw`"~^(?!304).*:/=.*\.br$"`, "br"],
        [String.raw`"~^(?!304).*:/=.*\.gz$"`, "gzip"],
      ],
      true,
    ),
    map("$served", "$vary", "Accept-Encoding", [['""', '""']], true),
    map(
      "$served",
      "$cache_control",
      quote(cacheControl("/")),
      policy.cache.hashedFolders.map((folder) => [`"~^${folder}"`, quote(cacheControl(folder))]),
      true,
    ),
    map(
      "$served",
      "$content_policy",
      quote(filePolicy("/")),
      [
        ...documents.map(({ name, policy }): [string, string] => [`/${name}`, quote(policy)]),
        [String.raw`"~\.m?js$"`, quote(filePolicy("/x.js"))],
      ],
      true,
    ),
    map("$served", "$frame_options", frameOptions("/"), [[offline.frame, frameOptions(offline.frame)]], true),
  ];
}

export function kindOf({ name }: SiteFile): string {
  return extname(name).slice(1).toLowerCase() || "other";
}

/** The internal address of a file: media type, path and precompressed copy. */
function target(file: SiteFile, kind = kindOf(file), copy = "$copy"): string {
  const isComplete = file.encodings.includes("br") && file.encodings.includes("gzip");
  return quote(`/=${kind}/${file.name}${isComplete ? copy : ""}`);
}

function map(
  source: string,
  result: string,
  otherwise: string,
  entries: readonly (readonly [string, string])[],
  changes = false,
): string {
  const lines = [
    ...(changes ? ["volatile;"] : []),
    `default ${otherwise};`,
    ...entries.map((pair) => `${pair.join(" ")};`),
  ];
  return [`map ${source} ${result} {`, ...indent(lines), "}"].join("\n");
}

export function quote(text: string): string {
  return `"${text}"`;
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}
