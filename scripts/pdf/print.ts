import { chromium, type Page } from "@playwright/test";
import { provideBrowser } from "../browser";

/**
 * Prints a page as a tagged PDF with bookmarks. `date` (YYYY-MM-DD) is its creation date, so that the same page gives the same
 * file.
 */
export async function printToPdf(address: string, date: string): Promise<Buffer> {
  const browser = await chromium.launch(await provideBrowser({ full: true }));
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.goto(address, { waitUntil: "load" });
    return makeReproducible(await printPage(page, "A4"), date);
  } finally {
    await browser.close();
  }
}

/** CSS numbers the pages. Pictures are loaded and flattened first. */
export async function printPage(page: Page, format: "A4" | "Letter"): Promise<Buffer> {
  await loadPictures(page);
  await flattenPictures(page);
  return page.pdf({ format, tagged: true, outline: true, printBackground: true });
}

/** Dots per CSS pixel: 240 per inch. */
const density = 2.5;

/**
 * Replaces drawings by bitmaps of their printed size. Chromium would print every blurred part as a bitmap of its own: two
 * thirds of the file.
 */
async function flattenPictures(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const flat = await page.evaluate(
    (scale) =>
      [...document.images].map((picture) => {
        const { paddingLeft, paddingRight, backgroundColor } = getComputedStyle(picture);
        const width = picture.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const canvas = document.createElement("canvas");
        canvas.width = Math.round(width * scale);
        canvas.height = Math.round((canvas.width * picture.naturalHeight) / picture.naturalWidth);
        const context = canvas.getContext("2d");
        if (!context) throw new Error("the browser draws no bitmaps");
        // JPEG has no transparency.
        for (const color of ["#fff", backgroundColor]) {
          context.fillStyle = color;
          context.fillRect(0, 0, canvas.width, canvas.height);
        }
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL("image/jpeg", 0.9).replace(/^.*,/, "");
      }),
    density,
  );
  // The content security policy refuses data URLs.
  await page.route(/\?flat=\d+$/, (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get("flat"));
    return route.fulfill({ contentType: "image/jpeg", body: Buffer.from(flat[index] ?? "", "base64") });
  });
  await page.evaluate(async () => {
    for (const [index, picture] of [...document.images].entries()) picture.src += `?flat=${index}`;
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
  await page.emulateMedia({ media: null });
}

/** Printing does not load lazy pictures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

const nodeId = /\(node\d{8}\)/gu;

/**
 * Makes a PDF reproducible: its times become `date`, and ids of tagged elements count from one. Replacements have the same
 * length, because the file has a table of offsets.
 */
export function makeReproducible(pdf: Buffer, date: string): Buffer {
  const text = pdf.toString("latin1");
  const ids = [...new Set(text.match(nodeId))].sort();
  const number = new Map(ids.map((id, index) => [id, `(node${String(index + 1).padStart(8, "0")})`]));
  const fixed = text
    .replaceAll(/(?<=\/(?:Creation|Mod)Date \(D:)\d{14}/gu, `${date.replaceAll("-", "")}000000`)
    .replaceAll(nodeId, (id) => number.get(id) ?? id);
  return Buffer.from(fixed, "latin1");
}
