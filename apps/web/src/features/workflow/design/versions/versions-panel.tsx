import type { Tone } from '@zhaocai/model/kit/field';
import { versionStatus } from '@zhaocai/model/kit/version-status';
import { flowVersions, queryFlowDefind, type FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { call } from '../../../../kit/http/call.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { StateTag } from '../../approval/state-tag.tsx';
import { changeGraph, useDesign, useDesignStore } from '../canvas/design-store.ts';
import { useShow } from '../canvas/use-show.ts';
import { readDrawing } from '../drawing/codec.ts';
import { differences, type Difference } from './diff.ts';
import { fieldTexts, versionTexts as texts } from './texts.ts';

/** Every version that was saved, and how each differs from what is on the canvas. */
export function VersionsPanel({ flow }: { flow: FlowDefind }) {
  const t = useText();
  const query = useEndpoint(flowVersions, { defindId: flow.defindId });
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const [compared, setCompared] = useState<number>();
  return (
    <Loaded query={query}>
      {(versions) => (
        <>
          {versions.length === 0 && <p className="flow-note">{t(texts.none)}</p>}
          <ul className="flow-list">
            {versions.map(({ no, versionStatus: status, createUserName, createTime, publishTime, runningCount }) => (
              <li key={no}>
                <div className="flow-list-line">
                  <strong>v{no}</strong>
                  <StateTag of={versionStatus} code={status} />
                  <span className="flow-list-words" />
                  <Button size="small" type={compared === no ? 'primary' : 'default'} onClick={() => setCompared(no)}>
                    {t(texts.compare)}
                  </Button>
                  {!isReadOnly && <RestoreButton flow={flow} no={no} />}
                </div>
                <div className="flow-field-hint">
                  {[
                    createUserName,
                    publishTime ?? createTime,
                    runningCount > 0 && t(texts.runs, { count: runningCount }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </li>
            ))}
          </ul>
          {compared !== undefined && <Comparison defindId={flow.defindId} no={compared} />}
        </>
      )}
    </Loaded>
  );
}

/** Puts a version back on the canvas; it becomes the draft when it is saved, and can be undone until then. */
function RestoreButton({ flow, no }: { flow: FlowDefind; no: number }) {
  const t = useText();
  const store = useDesignStore();
  const confirm = useConfirm();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const restore = async () => {
    if (!(await confirm({ title: t(texts.restoreTitle, { no }), text: t(texts.restoreText), ok: t(texts.restore) })))
      return;
    setLoading(true);
    try {
      const { data } = await call(queryFlowDefind, { defindId: flow.defindId, no });
      changeGraph(store, readDrawing(data.nodeJson).graph);
      if (flow.businessType === null) store.setState({ variables: data.variables });
      notify.success(t(texts.restored, { no }));
    } catch (error) {
      notify.failure(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void restore()}>
      {t(texts.restore)}
    </Button>
  );
}

function Comparison({ defindId, no }: { defindId: string; no: number }) {
  const t = useText();
  const query = useEndpoint(queryFlowDefind, { defindId, no });
  return (
    <Loaded query={query}>
      {({ nodeJson }) => (
        <>
          <h3 className="flow-palette-title">{t(texts.from, { no })}</h3>
          <DifferenceList nodeJson={nodeJson} />
        </>
      )}
    </Loaded>
  );
}

function DifferenceList({ nodeJson }: { nodeJson: string }) {
  const t = useText();
  const show = useShow();
  const graph = useDesign((design) => design.graph);
  const found = useMemo(() => differences(readDrawing(nodeJson).graph, graph), [nodeJson, graph]);
  if (found.length === 0) return <p className="flow-note">{t(texts.same)}</p>;
  return (
    <ul className="flow-list">
      {found.map((difference) => (
        <li key={difference.id}>
          <div className="flow-list-line">
            <ToneTag tone={tones[difference.kind]}>{t(texts[difference.kind])}</ToneTag>
            {difference.kind === 'removed' ? (
              <span className="flow-list-words">{difference.name}</span>
            ) : (
              <button type="button" className="kit-link flow-list-words" onClick={() => show(difference.id)}>
                {difference.name}
              </button>
            )}
          </div>
          {difference.fields.map((field) => (
            <div key={field.name} className="flow-field-hint flow-list-words">
              {fieldTexts[field.name] ? t(fieldTexts[field.name] ?? texts.changed) : field.name}：{field.before || '—'}{' '}
              → {field.after || '—'}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const tones: Readonly<Record<Difference['kind'], Tone>> = {
  added: 'green',
  removed: 'red',
  changed: 'blue',
  moved: 'grey',
};
