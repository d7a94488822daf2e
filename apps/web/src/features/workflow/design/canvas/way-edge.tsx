import { BaseEdge, type EdgeProps } from '@xyflow/react';
import { createContext, memo, use } from 'react';
import { createPortal } from 'react-dom';
import type { Way } from '../drawing/graph.ts';
import { useMarks } from './design-store.ts';
import { wayPath } from './way-path.ts';

/**
 * Where the words of edges stand, below the steps. React Flow's own EdgeLabelRenderer looks for that place in the whole
 * document, for each edge, at every change of anything: a third of what a dragged step cost among 300.
 */
export const WordsPlace = createContext<Element | null>(null);

/** An edge, with its name or its condition. */
export const WayEdge = memo(function WayEdge(props: EdgeProps<Way>) {
  const { id, data, selected, markerEnd } = props;
  const marks = useMarks(id);
  const place = use(WordsPlace);
  const { path, label } = wayPath(props, data?.points ?? []);
  const words = data?.row.examine || data?.row.nodeExpression;
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        markerEnd={markerEnd}
        interactionWidth={18}
        className={`flow-way${selected ? ' is-chosen' : ''}${marks}`}
      />
      {words &&
        place &&
        createPortal(
          <div
            className={selected ? 'flow-way-words is-chosen' : 'flow-way-words'}
            style={{ transform: `translate(-50%, -50%) translate(${label.x}px, ${label.y}px)` }}
            title={[...new Set([words, data?.row.nodeExpression])].filter(Boolean).join('\n')}
          >
            {words}
          </div>,
          place,
        )}
    </>
  );
});
