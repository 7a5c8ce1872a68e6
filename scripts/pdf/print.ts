import { chromium, type Page } from "@playwright/test";
import { makeReproducible, readPageNumbers } from "./document";

export type Paper = "A4" | "Letter";

interface Options {
  executablePath: string;
  /** The URL of the page to print. */
  address: string;
  /** The creation time in the file, so that the same report gives the same file. */
  date: string;
}

/** Prints the report as a tagged PDF with bookmarks and with page numbers in its table of contents. */
export async function printReport({ executablePath, address, date }: Options): Promise<Buffer> {
  // Chromium's sandbox refuses to start as root, which is what containers run as.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
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

/** Loads lazy pictures, which printing does not. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
