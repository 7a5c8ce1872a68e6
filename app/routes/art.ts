import { loadEdition } from "../edition";
import { listPictures } from "../pictures";
import type { Route } from "./+types/art";

/** Serves the drawings as files: the build writes each of them once. */
export function loader({ params }: Route.LoaderArgs) {
  const picture = listPictures(loadEdition()).find(({ path }) => path === `/art/${params.file}`);
  if (!picture) return new Response("No such picture", { status: 404 });
  return new Response(picture.svg, { headers: { "Content-Type": "image/svg+xml" } });
}
