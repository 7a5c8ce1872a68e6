import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listPictureFiles, pictureOf } from "../content/pictures";
import { renderCard } from "./social-card";

const root = mkdtempSync(join(tmpdir(), "card-"));
beforeAll(() => {
  vi.stubEnv("CONTENT_DIR", root);
});
afterAll(() => vi.unstubAllEnvs());

test("a card shows a photograph", async () => {
  mkdirSync(join(root, "pictures"));
  const photograph = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#1f9a4c" } });
  await photograph.jpeg().toFile(join(root, "pictures", "photo.jpg"));
  const [picture] = listPictureFiles(pictureOf({ file: "photo.jpg", alt: "" }));
  if (!picture) throw new Error("no picture was written");
  const card = sharp(await renderCard({ title: "Dino Bandages", reportName: "Report", picture }));
  expect(await card.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const pixel = card.extract({ left: 909, top: 269, width: 1, height: 1 });
  const middle = await pixel.removeAlpha().raw().toBuffer();
  expect(Math.abs((middle[1] ?? 0) - 0x9a)).toBeLessThan(8);
});
