/** Tells when what a media query asks for begins or ceases to hold; for `useSyncExternalStore`. */
export function followMedia(query: string): (onChange: () => void) => () => void {
  return (onChange) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
}
