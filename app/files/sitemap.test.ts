import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Lists the files of a site with one page, below a base path. */
async function listFiles(basePath: string) {
  vi.stubEnv("BASE_URL", basePath);
  // The modules read the base path once.
  vi.resetModules();
  const { listCrawlerFiles } = await import("./sitemap");
  const edition = { address: "https://report.example", published: "2026-01-02" };
  return listCrawlerFiles({ edition }, [{ path: "/data" }]);
}

test("a site at the root of its host has a robots.txt that refers to the sitemap", async () => {
  const [sitemap, robots] = await listFiles("/");
  expect(sitemap).toMatchObject({
    path: "/sitemap.xml",
    body: expect.stringContaining("https://report.example/data<"),
  });
  expect(robots).toMatchObject({ path: "/robots.txt" });
  expect(robots?.body).toContain("Sitemap: https://report.example/sitemap.xml\n");
});

test("a site below a base path has no robots.txt, which no crawler would read", async () => {
  const files = await listFiles("/some/where/");
  expect(files.map(({ path }) => path)).toEqual(["/sitemap.xml"]);
  expect(files[0]?.body).toContain("https://report.example/some/where/data<");
});
