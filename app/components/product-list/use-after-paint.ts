import { useEffect, useState } from "react";

/**
 * A value as it was when the screen was last painted: what takes long follows it, so that a letter is seen before the
 * list answers it, and of a fast typist's letters only the last is answered.
 *
 * @param waits whether it does; else it is the value as it is now
 */
export function useAfterPaint<Value>(value: Value, waits: boolean): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (!waits) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value, waits]);
  return waits ? painted : value;
}
