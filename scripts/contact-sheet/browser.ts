import { chromium } from "@playwright/test";
import { findBrowser } from "../browser";

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Renders a page and reads its pixels. The browser decodes its own screenshot, so that nothing else has to. */
export async function photographPage(html: string): Promise<Pixels> {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.setContent(html, { waitUntil: "load" });
    const png = (await page.locator("body").screenshot()).toString("base64");
    const { width, height, data } = await page.evaluate(async (source) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No canvas to read the screenshot with.");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let binary = "";
      for (let i = 0; i < data.length; i += 32768)
        binary += String.fromCharCode(...data.subarray(i, i + 32768));
      return { width: image.width, height: image.height, data: btoa(binary) };
    }, png);
    return { width, height, rgba: Buffer.from(data, "base64") };
  } finally {
    await browser.close();
  }
}
