import { flowFaultText } from '@zhaocai/model/workflow/flow-fault-words';
import type { FlowFault } from '@zhaocai/model/workflow/validate-definition';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { useDesign, useDesignStore } from '../canvas/design-store.ts';
import { useShow } from '../canvas/use-show.ts';
import { faultsByPlace, judgeGraph } from './judge-graph.ts';
import { checkTexts as texts } from './texts.ts';

/** Everything that stands in the way of publishing; each line leads to its place. */
export function CheckPanel() {
  const t = useText();
  const store = useDesignStore();
  const show = useShow();
  const graph = useDeferredValue(useDesign((design) => design.graph));
  const variables = useDesign((design) => design.variables);
  const faults = useMemo(() => judgeGraph(graph, variables), [graph, variables]);
  useEffect(() => {
    store.setState({ faultAt: faultsByPlace(faults) });
    return () => store.setState({ faultAt: {} });
  }, [store, faults]);
  const errors = faults.filter(({ level }) => level === 'error').length;
  if (faults.length === 0) return <p className="flow-note">{t(texts.sound)}</p>;
  return (
    <>
      <p className="flow-note" aria-live="polite">
        {[
          errors > 0 && t(texts.errors, { count: errors }),
          faults.length > errors && t(texts.warnings, { count: faults.length - errors }),
        ]
          .filter(Boolean)
          .join('，')}
      </p>
      <ul className="flow-list">
        {faults.map((fault, index) => (
          <li key={index} className="flow-list-line">
            <ToneTag tone={fault.level === 'error' ? 'red' : 'orange'}>{t(texts[fault.level])}</ToneTag>
            <FaultLine fault={fault} onShow={show} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FaultLine({ fault, onShow }: { fault: FlowFault; onShow: (id: string) => void }) {
  const { at } = fault;
  const words = flowFaultText(fault, useLanguage());
  if (!at) return <span className="flow-list-words">{words}</span>;
  return (
    <button type="button" className="kit-link flow-list-words" onClick={() => onShow(at)}>
      {words}
    </button>
  );
}
