import { ViewportPortal } from '@xyflow/react';
import { useDesign } from './design-store.ts';

const far = 20_000;

/** The lines that a dragged step lies on. */
export function GuideLines() {
  const { x, y } = useDesign((design) => design.guides);
  if (x === undefined && y === undefined) return null;
  return (
    <ViewportPortal>
      {x !== undefined && <div className="flow-guide" style={{ left: x, top: -far, width: 1, height: far * 2 }} />}
      {y !== undefined && <div className="flow-guide" style={{ top: y, left: -far, height: 1, width: far * 2 }} />}
    </ViewportPortal>
  );
}
