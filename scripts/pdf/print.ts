import type { Page } from "@playwright/test";
import { launchBrowser } from "../programs";
import { makeReproducible, readPageNumbers } from "./document";

export type Paper = "A4" | "Letter";

/**
 * Prints a page as a tagged PDF with bookmarks and with page numbers in its table of contents. `date` is its creation time
 * in the file, so that the same page gives the same file.
 */
export async function printToPdf(address: string, date: string): Promise<Buffer> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.goto(address, { waitUntil: "load" });
    return makeReproducible(await printPage(page, "A4"), date);
  } finally {
    await browser.close();
  }
}

/**
 * Chromium's CSS has no page number of a link's target. So the page is printed twice: the first print gives the numbers
 * for the table of contents of the second, whose lines have room for them from the start.
 */
export async function printPage(page: Page, format: Paper): Promise<Buffer> {
  await loadPictures(page);
  await flattenPictures(page);
  const print = () => page.pdf({ format, tagged: true, outline: true, printBackground: true });
  const numbers = readPageNumbers(await print());
  await page.evaluate(
    (entries) => {
      const numberOf = new Map(entries);
      for (const link of document.querySelectorAll<HTMLAnchorElement>("#contents li a")) {
        const number = numberOf.get(link.hash.slice(1));
        if (number !== undefined) link.dataset.page = String(number);
      }
    },
    [...numbers],
  );
  return print();
}

/** Dots per CSS pixel of pictures in the PDF: 240 per inch. */
const density = 2.5;

/**
 * Replaces the drawings by bitmaps of their printed size. Chromium would print every blurred part of a drawing as a bitmap
 * of its own, which made two thirds of the file.
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
  // The pages' content security policy refuses data URLs.
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

/** Loads lazy pictures, which printing does not. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
