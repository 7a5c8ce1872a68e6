import { expect, test } from "vitest";
import { browserPlaces } from "./places";

test("Linux: names on PATH come before well-known folders", () => {
  const places = browserPlaces({
    platform: "linux",
    env: { PATH: "/home/me/bin:/usr/bin:" },
    home: "/home/me",
  });
  expect(places[0]).toBe("/home/me/bin/chrome-headless-shell");
  expect(places.indexOf("/home/me/bin/google-chrome")).toBeLessThan(
    places.indexOf("/opt/google/chrome/google-chrome"),
  );
  expect(places).toContain("/usr/bin/chromium");
  expect(places).toContain("/snap/bin/chromium");
  expect(new Set(places).size).toBe(places.length);
});

test("macOS: the applications of all users and of this one", () => {
  const places = browserPlaces({ platform: "darwin", env: {}, home: "/Users/me" });
  expect(places[0]).toBe("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  expect(places).toContain("/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium");
});

test("Windows: Chrome before the Edge that is always there", () => {
  const env = { PROGRAMFILES: "C:\\Program Files", LOCALAPPDATA: "C:\\Users\\me\\AppData\\Local" };
  const places = browserPlaces({ platform: "win32", env, home: "C:\\Users\\me" });
  expect(places[0]).toBe("C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
  expect(places[1]).toBe("C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe");
  expect(places.at(-1)).toContain("msedge.exe");
});
