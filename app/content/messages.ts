/** A pattern and the message for text that matches it. `$1` inserts a group, and `$&` the whole match. */
type Rule = readonly [pattern: RegExp, message: string];

/** Messages for owners, by the kind of text that describes the mistake. The first match wins. */
const rules = {
  /** The message of a file-system error. */
  file: [
    [/^ENOENT/u, "found no such file; expected it beside the others"],
    [/^EISDIR/u, "found a folder; expected a file"],
    [/^.*/u, "the file cannot be read: $&"],
  ],

  /**
   * Three lines: code and message of the YAML parser, the line up to the error, the rest of the line. Rules use the message only
   * where mistakes share a code. read-yaml.test.ts makes each of these mistakes, because an upgrade may change the message.
   */
  yaml: [
    [
      /\n *\n *(?:[•·▪‣◦–—−]|\* )/u,
      'found a line that begins with a bullet or a long dash; begin each item of a list with a hyphen and a space, as in "- text"',
    ],
    [/\n *\n *-[^\s-]/u, 'found no space after "-"; begin each item of a list with "- "'],
    [/\n.*[:-] +\n[“”„‘’]/u, 'found curly quotes around a text; expected straight quotes, as in "text"'],
    [/\n.*[:-] +\n([-%@`&*!?])/u, 'found a text that begins with "$1"; put it in quotes'],
    [/\n.*[:-] +([|>]) +\n/u, 'found a text that begins with "$1"; put it in quotes'],
    [
      /^UNEXPECTED_TOKEN.*\n.*?[:-] +([{[](?=.*[}\]] *\n[^\n}\],])|[*&](?=\w+ *\n\S))/u,
      'found a text that begins with "$1"; put it in quotes',
    ],
    [/^MULTIPLE_DOCS/u, "found a line that begins with ---; delete it, or put it in quotes if it is a text"],
    [
      /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR).*\n *\n(?!.*(?:: |:$|["']))(?!\w+:[^ \n])/u,
      'found a line that is neither "key: value" nor an item of a list, which begins with "- "; if it continues the text above, begin it with more spaces than the key of that text',
    ],
    [
      /^TAB_AS_INDENT|\n *\t.*$|\n *\n\t/u,
      "found a tab at the beginning of a line; expected spaces, as in the lines beside it",
    ],
    [
      /^DUPLICATE_KEY/u,
      'found a key a second time; delete one of the two, or begin a new item of the list with "- "',
    ],
    [
      /^MISSING_CHAR Missing closing/u,
      "found a text whose quotation mark is not closed; expected another one at its end",
    ],
    [
      /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR).*\n.*\n\w+:[^ \n]/u,
      'found no space after a colon; expected "key: value"',
    ],
    [
      /^UNEXPECTED_TOKEN.*\n.*' *\n/u,
      'found an apostrophe that closes a text before its end; put the whole text in double quotes, as in "It\'s"',
    ],
    [
      /^UNEXPECTED_TOKEN.*\n.*" ?\n/u,
      "found a quotation mark that closes a text before its end; expected “ and ” within texts",
    ],
    [
      /^(?:UNEXPECTED_TOKEN|BAD_INDENT|MULTILINE_IMPLICIT_KEY).*\n *\n(?:\w+: |(?!.*: ))/u,
      'found a line that does not fit the lines above; begin each item of a list with "- ", write a colon and a space after each key, and begin lines that belong together with the same number of spaces',
    ],
    [
      /^BLOCK_IN_FLOW|^MISSING_CHAR.*flow|^\S+ Flow (?:map|sequence)/u,
      'found braces or brackets that are not closed here or in the line before, a comma missing in them, or in them a text with ": " that is not in quotes; expected { key: value, key: value }',
    ],
    [
      /^BLOCK_AS_IMPLICIT_KEY.*\n.*: +\n.*: /u,
      'found ": " within a text; put the whole text in quotes, as in "One: two"',
    ],
    [
      /^BLOCK_AS_IMPLICIT_KEY/u,
      'found ": " within a text, or a line that begins further right than its neighbors; put such a text in quotes, or give the line as many spaces as they have',
    ],
    [
      /^BAD_INDENT/u,
      "found a line that begins further left or right than its neighbors; expected as many spaces as they have",
    ],
    [
      /^\S+ (.*)/u,
      'found a line that cannot be read ($1); here or in the line before, put a text with ": " or " #", or one that begins with a character such as { [ * or @, in quotes, and begin each item of a list with "- "',
    ],
  ],

  /** The text of a YAML file. Rules match characters and lines that owners do not see as a mistake. */
  yamlText: [
    [
      /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r]|$)/mu,
      'found "$&", which Git writes where two versions of a file conflict; keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    ],
    [
      /(?<=^ *)[\u00a0\u2000-\u200a\u202f\u3000]/mu,
      "found a character that looks like a space at the beginning of a line; replace it with a space",
    ],
    [
      /(?<=^ *(?:- )?\w+:)[\u00a0\u2000-\u200a\u202f\u3000]/mu,
      "found a character that looks like a space after a colon; replace it with a space",
    ],
    [
      /(?<=(?:^|^[^"'\n]*\{) *(?:- )?)(?!(?<!\n)^\ufeff)\p{Cf}(?=\p{Cf}*\w+:)/mu,
      "found an invisible character before a key; delete it, or type the line again",
    ],
  ],

  /** A text without quotes in a YAML file. */
  plainScalar: [
    [/^[•·▪‣◦–—−]\s/u, 'found a text that begins with "$&"; begin each item of a list with "- "'],
    [/^-[^\s-]/u, 'found no space after "-"; begin each item of a list with "- "'],
    [
      /^[“”„][^“”„]*[“”]$|^[‘’‚][^‘’‚]*[‘’]$/u,
      'found curly quotes around a text; expected straight quotes or none. If pages should show them, put straight quotes around them: "“text”"',
    ],
  ],

  /** Two lines: an unknown key, the expected key or keys. */
  key: [
    [/^\d+\n/u, "found a comma in a number; expected a point, as in 8.49, and nothing between thousands"],
    [/^\w+:/u, 'found no space after a colon; expected "key: value"'],
    [/^(.+)\n(.+)/u, 'found the unknown key "$1"; expected $2'],
  ],

  /** The text of an SVG file. Rules match what an `<img>` does not load, and what could run a script. */
  drawing: [
    [/^\s*<(?:!(?:doctype|DOCTYPE) )?html\b/u, "is an HTML page; expected the picture itself"],
    [/<!ENTITY/u, "has entities, as files saved for editing in Illustrator do; use File, Export, SVG"],
    [
      /<(?:[\w-]+:)?(?:script|foreignObject)\b|(?<=\s)on[a-z]+\s*=|\b[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]:/u,
      'has script in it ("$&"); expected a drawing without script',
    ],
    [
      /(?:\bhref\s*=|\burl\(|@import\b)(?!\s*(?:url\(\s*)?(?:["']|&quot;|&apos;)?\s*(?:#|data:))\s*(?:url\()?["']?([^\s"')>]*)/u,
      'links "$1", which browsers leave out of pictures; embed it in the drawing, or use the photograph itself',
    ],
  ],

  /** The start tag of the `<svg>` element. Rules match if a required attribute is missing. */
  svgRoot: [
    [/^<svg:svg/u, "begins with <svg:svg; expected <svg: export it as plain SVG"],
    [
      /^(?![\s\S]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["'])/u,
      'has no xmlns, as if copied from a page; expected <svg xmlns="http://www.w3.org/2000/svg" at its beginning',
    ],
    [
      /\sviewBox\s*=\s*["'](?!\s*[-+\d.e]+(?:[\s,]+[-+\d.e]+){3}\s*["'])/u,
      'has an invalid viewBox; expected four numbers, as in viewBox="0 0 480 320"',
    ],
    [
      /^(?![\s\S]*\sviewBox\s*=)[\s\S]*\s(?:width|height)\s*=\s*["'][^"']*%/u,
      'has a size in percent and no viewBox; expected one, as in viewBox="0 0 480 320"',
    ],
    [
      /^(?![\s\S]*\s(?:viewBox\s*=|width\s*=[\s\S]*\sheight\s*=|height\s*=[\s\S]*\swidth\s*=))/u,
      "is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP",
    ],
  ],

  /** The message of a sharp or file-system error, after "svg " for a drawing. */
  picture: [
    [
      /^svg .*pixel limit/su,
      "is too large for a drawing; expected a viewBox of at most 10000 in width and height, and no larger size",
    ],
    [
      /XML parse error.*?(?: on line |null\):)(\d+)(?: column |:)\d+(?: of data)?: (.*)/u,
      "is not well-formed in line $1: $2; export it as SVG again",
    ],
    [/pixel limit/u, "has too many pixels; expected a smaller copy, for example 2000 pixels wide"],
    [/premature end|libpng|webp: unable to parse/u, "is cut off or damaged; expected another copy of it"],
    [/^(?:svg )?E[A-Z]+: (.*)/u, "cannot be read: $1"],
    [/Input \w+ is empty/iu, "is empty; expected another copy of it"],
    [
      /unsupported image format|svg\w*: bad dimensions/u,
      "is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP",
    ],
    [
      /^(?:svg )?(?:Input \w+ has corrupt header: )?(.*)/u,
      'cannot be decoded ("$1"); open it in a picture editor and export it again as JPEG or PNG',
    ],
  ],
} satisfies Record<string, readonly Rule[]>;

/**
 * Returns the message for a mistake in the content.
 *
 * @param kind - the kind of text
 * @param text - the text that describes the mistake, for example the message of a library
 * @returns the message of the first matching rule, or undefined if no rule matches
 */
export function findMessage(kind: keyof typeof rules, text: string): string | undefined {
  return findMatch(kind, text)?.message;
}

/** Returns the message of the first matching rule and the index of the match, or undefined if none matches. */
export function findMatch(
  kind: keyof typeof rules,
  text: string,
): { message: string; index: number } | undefined {
  for (const [pattern, template] of rules[kind]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const message = template.replaceAll(/\$([\d&])/gu, (_, group) => match[group === "&" ? 0 : group] ?? "");
    return { message, index: match.index };
  }
  return undefined;
}
