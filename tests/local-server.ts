import { listen } from "../preview/listen";

/** A free port. */
export async function freePort(): Promise<number> {
  const { address, close } = await listen(() => {}, { port: 0 });
  close();
  return Number(new URL(address).port);
}
