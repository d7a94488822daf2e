import { useEffect, useState } from 'react';

/** Theme and colour stand on the root element; whoever draws by hand follows them there. */
export function useLook(): string {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const observer = new MutationObserver(() => setLook(readLook()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-tone', 'style'] });
    return () => observer.disconnect();
  }, []);
  return look;
}

function readLook(): string {
  const { dataset, style } = document.documentElement;
  return `${dataset.theme} ${style.cssText}`;
}
