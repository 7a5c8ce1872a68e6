/** What wrk found out. */
export interface LoadFigures {
  requests: number;
  perSecond: number;
  megabytes: number;
  median: string;
  slowest: string;
  /** Broken connections, time-outs, and answers other than 2xx and 3xx. */
  errors: number;
}

const inMegabytes: Record<string, number> = { B: 1e-6, KB: 1.024e-3, MB: 1.048576, GB: 1073.741824 };

/** Reads wrk's own table (version 4, with --latency). */
export function parseWrk(text: string): LoadFigures {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`wrk did not say ${pattern.source}:\n${text}`);
    return found;
  };
  const [, amount = "0", unit = "B"] = /Transfer\/sec:\s+([\d.]+)([KMG]?B)/.exec(text) ?? [];
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? "0";
  return {
    requests: Number(find(/(\d+) requests in/)),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    megabytes: Number(amount) * (inMegabytes[unit] ?? 0),
    median: find(/50%\s+(\S+)/),
    slowest: find(/99%\s+(\S+)/),
    errors: [...sockets, refused].reduce((sum, each) => sum + Number(each), 0),
  };
}
