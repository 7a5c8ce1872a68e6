import { useEffect, useState } from "react";

/**
 * A value as it was when the screen was last painted: what takes long follows it, so that a letter is seen before the
 * list answers it, and of a fast typist's letters only the last is answered.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
