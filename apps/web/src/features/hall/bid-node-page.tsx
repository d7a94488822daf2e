import './hall.css';
import { saveTenantBidNodes, tenantBidNodes, type BidNodeLine } from '@zhaocai/model/hall/node-endpoints';
import { hallNodes } from '@zhaocai/model/hall/node-codes';
import { Button, Input, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useUnsaved } from '../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../kit/resource-form/use-kept-draft.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { hallTexts as texts } from './texts.ts';

/** The nodes that openings of the unit go through: their names, which are left out, and how long each is planned. */
export function BidNodePage() {
  const query = useEndpoint(tenantBidNodes, {});
  return (
    <Loaded query={query} rows={8}>
      {(nodes) => <Nodes nodes={nodes} key={JSON.stringify(nodes)} />}
    </Loaded>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly BidNodeLine[] }) {
  const t = useText();
  const mayEdit = useAllowed()('bidNode_edit');
  const [lines, setLines] = useState(nodes);
  const release = useUnsaved(lines !== nodes);
  const typing = useKeptDraft<{ readonly lines: typeof nodes }>('nodes', (kept) => setLines(kept.lines));
  const change = (code: number, changes: Partial<BidNodeLine>) => {
    const changed = lines.map((line) => (line.nodeCode === code ? { ...line, ...changes } : line));
    setLines(changed);
    typing.keep({ lines: changed });
  };
  const settle = () => {
    typing.drop();
    release();
  };
  const saving = useCommand(saveTenantBidNodes, { success: texts.nodesSaved, onSuccess: settle });
  const save = () =>
    saving.run({ nodes: lines.map(({ isOptional: _, ...line }) => ({ ...line, nodeName: line.nodeName.trim() })) });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.nodesTitle)}
        actions={
          mayEdit && (
            <Button type="primary" disabled={lines === nodes} loading={saving.isRunning} onClick={() => void save()}>
              {t(texts.saveNodes)}
            </Button>
          )
        }
      />
      {typing.offer}
      <Section title={t(texts.nodesTitle)} note={t(texts.nodesHelp)}>
        <div className="hall-table-box">
          <table className="hall-table hall-nodes">
            <thead>
              <tr>
                <th>{t(texts.node)}</th>
                <th>{t(texts.nodeName)}</th>
                <th>{t(texts.isUsed)}</th>
                <th>{t(texts.minutes)}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <NodeLine key={line.nodeCode} line={line} mayEdit={mayEdit} onChange={change} />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </div>
  );
}

interface NodeLineProps {
  readonly line: BidNodeLine;
  readonly mayEdit: boolean;
  readonly onChange: (code: number, changes: Partial<BidNodeLine>) => void;
}

function NodeLine({ line, mayEdit, onChange }: NodeLineProps) {
  const t = useText();
  const { nodeCode, nodeName, isUsed, durationMin, isOptional } = line;
  const label = t(hallNodes.named(nodeCode)?.label ?? texts.node);
  return (
    <tr>
      <td>{label}</td>
      <td>
        <Input
          value={nodeName}
          maxLength={30}
          disabled={!mayEdit}
          aria-label={`${label} ${t(texts.nodeName)}`}
          onChange={({ target }) => onChange(nodeCode, { nodeName: target.value })}
        />
      </td>
      <td>
        {isOptional ? (
          <Switch
            checked={isUsed}
            disabled={!mayEdit}
            aria-label={`${label} ${t(texts.isUsed)}`}
            onChange={(checked) => onChange(nodeCode, { isUsed: checked })}
          />
        ) : (
          <span className="hall-person-note">{t(texts.required)}</span>
        )}
      </td>
      <td>
        <InputNumber
          min={1}
          max={1440}
          precision={0}
          value={durationMin}
          disabled={!mayEdit}
          aria-label={`${label} ${t(texts.minutes)}`}
          onChange={(value) => onChange(nodeCode, { durationMin: value ?? durationMin })}
        />
      </td>
    </tr>
  );
}
