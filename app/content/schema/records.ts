import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { formatMoneyRange } from "../../format";
import { isOrigin } from "../../settings";
import { tierColors } from "../tier-color";
import type { ContentSchemas, KnownNames } from "./content-schemas";
import { findUrlMistake, ifFieldsAreValid, nonEmpty, plainText, slug, text, uniqueBy, webUrl } from "./text";

export const fullDate = z.iso.date({
  error: 'expected a date that exists, in quotes, for example "2025-11-20"',
});
export const version = plainText.regex(/^\d+\.\d+\.\d+$/, { error: "expected a version such as 1.0.0" });

const year = z.int().min(1900).max(2200);

const author = z.union(
  [z.strictObject({ family: plainText, given: plainText }), z.strictObject({ name: plainText })],
  { error: "expected { family: …, given: … } for a person, or { name: … } for an institution" },
);
export type Author = z.output<typeof author>;

const contact = z.string().superRefine((input, context) => {
  const expectation = "expected an email address, or a web address that begins with https://";
  const isUrl = /^\s*https?:/iu.test(input);
  const message = isUrl ? findUrlMistake(input) : !z.email().safeParse(input).success && expectation;
  if (message) context.addIssue({ code: "custom", input, message });
});

const expectedEarlierAddress =
  "expected a folder of public/, for example /2025/, or an address that begins with https://";

/** Another site, or a folder of public/, which is published with the site. */
const earlierAddress = z.string({ error: expectedEarlierAddress }).superRefine((input, context) => {
  const missing = `found no folder public${input}; expected that edition's site there`;
  const findMistake = () => {
    if (/^\s*https?:/iu.test(input)) return findUrlMistake(input);
    if (!/^\/(?:[\w-]+\/)+$/u.test(input)) return expectedEarlierAddress;
    return existsSync(join("public", input)) ? undefined : missing;
  };
  const message = findMistake();
  if (message) context.addIssue({ code: "custom", input, message });
});

/** The short name of the license that has no address. */
const allRightsReserved = "All rights reserved";

/**
 * Returns the URL of a Creative Commons license: "CC BY-NC 4.0" → https://creativecommons.org/licenses/by-nc/4.0/.
 * Returns undefined for other licenses.
 */
function deriveCreativeCommonsUrl(short: string): string | undefined {
  const [, zero, elements, version] = /^CC(?:(0)| (BY(?:-[A-Z]{2})*)) (\d\.\d)$/u.exec(short) ?? [];
  if (!version) return undefined;
  const path = zero ? "publicdomain/zero" : `licenses/${elements?.toLowerCase()}`;
  return `https://creativecommons.org/${path}/${version}/`;
}

/** Returns a message if a license has no address although it needs one, or the address of another license. */
function checkLicenseAddress(short: string, address: string | undefined): string | undefined {
  const isReserved = short === allRightsReserved;
  if (address === undefined)
    return isReserved
      ? undefined
      : `found nothing; expected the address of the license, which only "${allRightsReserved}" does not need`;
  const creativeCommonsUrl = deriveCreativeCommonsUrl(short);
  if (creativeCommonsUrl && !address.includes(new URL(creativeCommonsUrl).pathname))
    return `found ${address}; expected ${creativeCommonsUrl} for the license ${short}`;
  if (isReserved && address.includes("creativecommons.org"))
    return `found ${address}; expected no address for the license ${short}`;
  return undefined;
}

/** content/report.yaml */
export const editionSchema = ({ license, picture, prose }: ContentSchemas, { pictures }: KnownNames) =>
  z
    .strictObject({
      title: plainText,
      subject: plainText.describe("The subject of the report, in the plural and in title case."),
      noun: z
        .strictObject({ one: plainText, other: plainText })
        .describe("The noun for the items in a pack, in the singular and in the plural."),
      year,
      version,
      published: fullDate,
      sourcesChecked: fullDate,
      publisher: z.strictObject({
        name: plainText,
        address: webUrl.optional(),
        contact: contact.optional(),
      }),
      authors: nonEmpty(author).optional().describe("Authors in citations. Default: the publisher."),
      copyright: plainText.optional().describe("Copyright holder. Default: the publisher's name."),
      license: z
        .strictObject({
          name: plainText,
          short: license.describe("Chooses the terms that the data page shows."),
          address: webUrl.optional(),
        })
        .superRefine(({ short, address: input }, context) => {
          const message = checkLicenseAddress(short, input);
          if (message) context.addIssue({ code: "custom", path: ["address"], input, message });
        }, ifFieldsAreValid),
      address: z
        .string()
        .refine(
          isOrigin,
          "expected https:// and the domain, and nothing after it, not even a slash, for example https://report.example",
        ),
      logo: picture
        .pick({ file: true, ground: true })
        // Pages show the title next to it.
        .transform((logo) => ({ ...logo, alt: "" }))
        .optional()
        .describe("Replaces the heart in the header. It is also on the cover of the PDF."),
      icon: picture
        .pick({ file: true })
        .superRefine(({ file: input }, context) => {
          const icon = pictures.get(input);
          if (!icon || "problem" in icon || icon.width === icon.height) return;
          const message = `found a picture of ${icon.width} x ${icon.height} pixels; expected a square one`;
          context.addIssue({ code: "custom", path: ["file"], input, message });
        }, ifFieldsAreValid)
        .optional()
        .describe("A square picture for browser tabs and home screens. Default: a heart."),
      fileName: slug.describe("Beginning of the names of downloads, as in `shaped-bandage-report.pdf`."),
      paper: z.enum(["A4", "Letter"]).default("A4").describe("Paper size of the report as PDF."),
      earlier: nonEmpty(z.strictObject({ year, address: earlierAddress }))
        .optional()
        .describe("Earlier editions, to which the footer and the data page link."),
      selection: prose.optional().describe("How the products were chosen."),
    })
    .superRefine(({ published, sourcesChecked: input }, context) => {
      const message = `expected a date up to ${published}, the date of \`published\``;
      if (input > published) context.addIssue({ code: "custom", path: ["sourcesChecked"], input, message });
    }, ifFieldsAreValid);

const hexColor = plainText.regex(/^#[0-9a-fA-F]{6}$/, {
  error: 'expected a color in quotes: # and six characters from 0 to 9 or a to f, for example "#b8304a"',
});

/** content/brands.yaml. The group is the brand whose share includes the products, usually the same brand. */
export const brandsSchema = ({ brand }: ContentSchemas) =>
  uniqueBy(z.strictObject({ name: plainText, group: brand, color: hexColor }), "name").superRefine(
    (brands, context) => {
      const groups = new Map(brands.map(({ name, group }) => [name, group]));
      for (const [index, { group }] of brands.entries())
        if ((groups.get(group) ?? group) !== group) {
          const message = `found ${group}, which is itself counted with another brand; expected a brand that is its own group`;
          context.addIssue({ code: "custom", path: [index, "group"], message });
        }
    },
  );

/** content/tiers.yaml */
export const tiersSchema = () =>
  uniqueBy(
    z
      .strictObject({
        label: plainText,
        min: z.number().min(0),
        max: z.number().positive(),
        color: z.enum(tierColors),
        question: plainText
          .optional()
          .describe("Shown on the tier's board of the shelf while the tier has at most two products."),
        empty: plainText
          .optional()
          .describe("Shown on the tier's board of the shelf while the tier has no product."),
      })
      .transform((tier) => ({ ...tier, range: formatMoneyRange(tier.min, tier.max) })),
    "label",
  ).superRefine((tiers, context) => {
    const message = "expected the highest tier first, each with a max above its min, and no two that overlap";
    for (const [index, { min, max }] of tiers.entries())
      if (min >= max || max > (tiers[index - 1]?.min ?? max))
        context.addIssue({ code: "custom", path: [index, "max"], message });
  });

const partialDate = z.union([fullDate, z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)], {
  error: 'expected a date that exists, in quotes, for example "2025", "2025-11" or "2025-11-20"',
});

/**
 * content/sources.yaml. A source that is the report's own observation has no address, but a place, such as
 * `Target, Minneapolis`.
 */
export const sourcesSchema = ({ prose }: ContentSchemas, { published }: KnownNames) =>
  uniqueBy(
    z.strictObject({
      id: slug,
      publisher: plainText,
      title: plainText,
      address: webUrl.optional(),
      date: partialDate
        .refine((date) => !published || date <= published.slice(0, date.length), {
          error: `expected a date up to ${published}, \`published\` in report.yaml`,
        })
        .optional(),
      place: plainText.optional(),
      // A primary source collected the facts itself. A secondary source repeats those of others.
      role: z.enum(["primary", "secondary"]),
      states: prose.optional(),
      caveat: prose.optional(),
    }),
    "id",
  );

/** content/changes.yaml, newest first */
export const changesSchema = (_: ContentSchemas, names: KnownNames) =>
  nonEmpty(z.strictObject({ version, date: fullDate, title: plainText, text: plainText })).superRefine(
    (changes, context) => {
      for (const [index, change] of changes.entries()) {
        const addIssue = (key: "version" | "date", message: string) =>
          context.addIssue({ code: "custom", path: [index, key], input: change[key], message });
        const newer = changes[index - 1];
        if (newer && newer.version.localeCompare(change.version, "en", { numeric: true }) <= 0)
          addIssue(
            "version",
            `expected a version below ${newer.version}: the newest is first, and each appears once`,
          );
        if (newer && change.date > newer.date)
          addIssue("date", `expected a date up to ${newer.date}: the newest is first`);
        if (index === 0 && change.version !== (names.version ?? change.version))
          addIssue(
            "version",
            `expected an entry at the top for ${names.version}, the version in report.yaml`,
          );
        if (index === 0 && change.date !== (names.published ?? change.date))
          addIssue("date", `expected ${names.published}, \`published\` in report.yaml`);
      }
    },
    ifFieldsAreValid,
  );

/** A reference to a part of the content. The text finds the part again after its position has changed. */
const passage = z.union(
  [
    plainText.transform((at) => ({ at, text: undefined })),
    z.strictObject({
      at: plainText,
      text: text.describe("Its text, which `npm run reviewed` writes. After 80 characters, it ends with …"),
    }),
  ],
  { error: "expected the name of a passage, such as home.hero.lead, or { at: …, text: … }" },
);

/**
 * content/written-for.yaml. Each entry is a fact: a named value, the value that it had when text was written
 * for it, and the passages with this text. If the value changes, `npm run check` lists the passages.
 */
export const writtenForSchema = () =>
  z
    .array(
      z.strictObject({
        value: plainText.describe("Name of a value. docs/values.md lists all names."),
        was: z.union([z.number(), z.string()], {
          error: "expected the value for which the text was written",
        }),
        passages: nonEmpty(passage).describe(
          "Passages that depend on the value, such as `home.hero.lead` or `hot-wheels-shaped.profile`.",
        ),
      }),
    )
    .nullable()
    // YAML parses a file without entries as null.
    .transform((facts) => facts ?? []);
