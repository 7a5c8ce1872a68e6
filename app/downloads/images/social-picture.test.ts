import { expect, test } from "vitest";
import { drawGround } from "./social-picture";

test("a plain edition's pictures have no strip", () => {
  const picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', width: 10, height: 10 };
  expect(drawGround("Report", picture, "strips")).toContain("social-tape");
  expect(drawGround("Report", picture, "plain")).not.toContain("social-tape");
});
