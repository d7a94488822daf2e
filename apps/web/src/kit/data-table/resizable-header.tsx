import { useRef, type ThHTMLAttributes } from 'react';

export interface ResizeProps {
  readonly columnWidth?: number;
  readonly maxWidth?: number;
  readonly onResizeColumn?: (width: number) => void;
}

const minWidth = 60;

/** A header cell whose right edge is dragged. Antd has none; this one is right under any zoom of the page. */
export function ResizableHeader({
  columnWidth,
  maxWidth,
  onResizeColumn,
  children,
  ...cell
}: ResizeProps & ThHTMLAttributes<HTMLTableCellElement>) {
  const drag = useRef<{ startX: number; startWidth: number; zoom: number }>(undefined);
  const frame = useRef(0);
  if (!onResizeColumn || columnWidth === undefined) return <th {...cell}>{children}</th>;

  const widthAt = (clientX: number): number => {
    if (!drag.current) return columnWidth;
    const { startX, startWidth, zoom } = drag.current;
    return clampWidth(startWidth + (clientX - startX) / zoom, maxWidth);
  };
  const handleDown = (event: React.PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startWidth: columnWidth, zoom: zoomOf(event.currentTarget) };
  };
  const handleMove = (event: React.PointerEvent<HTMLSpanElement>) => {
    if (!drag.current) return;
    const width = widthAt(event.clientX);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => onResizeColumn(width));
  };
  const handleUp = (event: React.PointerEvent<HTMLSpanElement>) => {
    if (!drag.current) return;
    cancelAnimationFrame(frame.current);
    onResizeColumn(widthAt(event.clientX));
    drag.current = undefined;
  };
  return (
    <th {...cell}>
      {children}
      <span
        className="kit-resize"
        role="separator"
        aria-orientation="vertical"
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}

export function clampWidth(width: number, maxWidth = 1200): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
}

/** Pointer positions are screen pixels, widths are the element's own: the root's zoom lies between. */
function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
