import { extname } from "node:path";
import type { Inventory, SiteFile } from "./inventory";
import { cacheControl, filePolicy, frameOptions, isNotFoundPage, offline, policy, upgrade } from "./policy";

/** Where the nginx of the official image, and Debian's as docs/deploy.md sets it up, finds the site. */
export const siteFolder = "/usr/share/nginx/html";

/**
 * Writes the configuration of an nginx that answers as `npm start` does.
 *
 * It lists what the site holds, and finds only exact names of that list; so it can say of each page which policy and
 * which compressed copy it has, and no spelling of an address reaches anything else. An address is turned into the
 * name of the file to send, below a location that names its type: `/` into `/=html/index.html.br`. Those locations
 * are internal. Stock nginx suffices: no module for brotli is needed to send bytes that are compressed already.
 */
export function writeNginx({ pages, files }: Inventory, base: string): string {
  const found = [...pages.values()].filter(({ address }) => !isNotFoundPage(address));
  const all = [...pages.values(), ...files.values()];
  for (const { address } of all) {
    if (!/^\/[\w./~-]*$/.test(address)) throw new Error(`${address} cannot stand in an nginx configuration.`);
    if (pages.has(address) && /[A-Z]/.test(address))
      throw new Error(`${address} is a page's address with a capital.`);
  }
  const prefix = base.slice(0, -1);
  const types = new Map([...files.values(), ...found].map((file) => [kindOf(file), file.type]));
  return [
    "# Written by the build, from hosting/policy.ts and the built files: edit neither here.",
    "# It stands inside http { }. A new build needs this file and its site together, then a reload of nginx.",
    "",
    "map_hash_bucket_size 512;",
    `map_hash_max_size ${2048 + all.length * 16};`,
    "",
    ...requestMaps(),
    ...targetMaps(found, [...files.values()], pages, prefix),
    ...answerMaps(all),
    "",
    "server {",
    ...indent([
      "listen 80 default_server;",
      "listen [::]:80 default_server;",
      "server_name _;",
      "server_tokens off;",
      "absolute_redirect off;",
      "merge_slashes off;",
      "sendfile on;",
      "tcp_nopush on;",
      "gzip off;",
      "# Longer than the longest address, so that it is this file that says 414.",
      "large_client_header_buffers 4 64k;",
      "if_modified_since before;",
      "max_ranges 1;",
      "types { }",
      'default_type "text/plain; charset=utf-8";',
      "",
      ...answerHeaders(),
      "",
      "# What no address can be, nginx itself calls a bad request; what is HTTP all the same is an address not found.",
      "recursive_error_pages on;",
      "error_page 400 = /=bad;",
      "error_page 404 $lost_target;",
      "error_page 416 = @part;",
      "",
      'if ($is_allowed = "") { return 405 "Method not allowed\\n"; }',
      "",
      "location ^~ / {",
      ...indent([
        'if ($is_too_long) { return 414 "Address too long\\n"; }',
        "if ($is_odd) { return 404; }",
        "# A map takes capital and small letters for the same; addresses tell them apart.",
        "if ($uri = $file_address) { rewrite ^ $file_target last; }",
        'if ($page_target = "") { return 404; }',
        `if ($uri != $page_address) { return ${policy.redirectStatus} $page_address$is_args$args; }`,
        "rewrite ^ $page_target last;",
      ]),
      "}",
      ...[...types].map(
        ([kind, type]) => `location /=${kind}/ { internal; alias $site_folder/; default_type "${type}"; }`,
      ),
      "location /=lost/ {",
      ...indent([
        "internal;",
        "alias $site_folder/;",
        'default_type "text/html; charset=utf-8";',
        "# What a client keeps of it says nothing about the address asked for.",
        "etag off;",
        'add_header Last-Modified "" always;',
        ...answerHeaders(),
      ]),
      "}",
      'location = /=bad { internal; if ($is_address) { return 404; } return 400 "Bad request\\n"; }',
      "# The headers are there already; one of its own keeps them from being added again.",
      'location @part { internal; add_header X-Part "" always; return 416 "Range not satisfiable\\n"; }',
    ]),
    "}",
    "",
  ].join("\n");
}

/** What is asked for. */
function requestMaps(): string[] {
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
    "# The path as it was written, with its escapes.",
    map("$request", "$asked_path", '""', [[address, "$asked"]]),
    "# No address was read, though the request line names one.",
    map('"$request_uri:$request"', "$is_address", '""', [
      [String.raw`"~^:\S+ (?i:https?://|/)\S* HTTP/[\d.]+$"`, "1"],
    ]),
    "# A hidden separator, an empty name, a dotfile, no escape after a percent sign: no file or page is called so.",
    map("$asked_path", "$is_odd", '""', [[oddPath, "1"]]),
    map("$asked_path", "$missing_path", "$uri", [[oddPath, "$asked_path"]]),
    "# The best encoding that the client takes; 0 is a refusal.",
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

/** What that leads to. */
function targetMaps(
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
    "# /a/, /a.html, /a/index and /a/index.html are all spellings of /a. No page has a capital in its address.",
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

/** What the answer says of the file that is sent. */
function answerMaps(all: readonly SiteFile[]): string[] {
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

function answerHeaders(): string[] {
  const headers = {
    ...policy.headers,
    "X-Frame-Options": "$frame_options",
    "Content-Security-Policy": "$content_policy$upgrade",
    "Strict-Transport-Security": "$transport_security",
    "Cache-Control": "$cache_control",
    Vary: "$vary",
    "Content-Encoding": "$content_encoding",
    Allow: "$allow",
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function kindOf({ name }: SiteFile): string {
  return extname(name).slice(1).toLowerCase() || "other";
}

/** The internal name of a file: its type, its path, and which compressed copy of it. */
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

function quote(text: string): string {
  return `"${text}"`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}
