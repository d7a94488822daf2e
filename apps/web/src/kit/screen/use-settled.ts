import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for so long: for what is too heavy to follow every letter. */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
