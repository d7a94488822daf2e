import '../approval.css';
import { bindFlow, flowBindings, type FlowBinding } from '@zhaocai/model/workflow/binding-endpoints';
import { Select } from 'antd';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { bindingTexts as texts } from './texts.ts';

/** Which actions wait for an approval, and by which flow. */
export function BindingPage() {
  const t = useText();
  const query = useEndpoint(flowBindings, {});
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)}>
        <span>{t(texts.help)}</span>
      </PageHead>
      <Loaded query={query}>
        {(rows) => (
          <ul className="approval-bindings">
            {rows.map((row) => (
              <Binding key={row.businessType} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

/** What a select stands on where no flow is chosen. */
const nobody = 'none';
/** Or where it has gone and the action is held: to want none is then a choice of its own. */
const gone = 'gone';

function Binding({ row }: { row: FlowBinding }) {
  const t = useText();
  const allowed = useAllowed();
  const { change, isRunning } = useBinding(row);
  const { label, withoutFlow, defindId, flows, isInForce, isHeld, updateUserName, updateTime } = row;
  const way = wayOfBound(row);
  const options = [
    ...(isHeld && defindId === null ? [{ value: gone, label: t(texts.held), disabled: true }] : []),
    { value: nobody, label: t(texts.none, { without: withoutFlow }) },
    ...flows.map(({ defindId: value, flowName, undecidedWay }) => ({
      value,
      label: undecidedWay === null ? flowName : t(texts.undecidedFlow, { flow: flowName }),
      disabled: undecidedWay !== null,
    })),
  ];
  return (
    <li className="approval-binding">
      <div>
        <h3>{label}</h3>
        {updateUserName && <small>{t(texts.changed, { name: updateUserName, time: shownInstant(updateTime) })}</small>}
      </div>
      <div className="approval-binding-choice">
        <Select
          aria-label={t(texts.flow, { action: label })}
          value={defindId ?? (isHeld ? gone : nobody)}
          disabled={!allowed('flowBinding_edit')}
          loading={isRunning}
          options={options}
          onChange={(value: string) => void change(value === nobody ? null : value)}
        />
        {flows.length === 0 && <small>{t(texts.noFlow)}</small>}
        {defindId !== null && !isInForce && !isHeld && <small>{t(texts.offHelp, { without: withoutFlow })}</small>}
        {way && <small>{t(texts.undecidedHelp, { way })}</small>}
      </div>
      <BindingTag row={row} />
    </li>
  );
}

/** The way of the bound flow on which it asks nobody: the action is refused until that is mended. */
function wayOfBound({ defindId, flows }: FlowBinding): string | null {
  return flows.find((flow) => flow.defindId === defindId)?.undecidedWay ?? null;
}

function BindingTag({ row }: { row: FlowBinding }) {
  const t = useText();
  const { defindId, isInForce, isHeld } = row;
  if (isInForce && wayOfBound(row)) return <ToneTag tone="red">{t(texts.undecided)}</ToneTag>;
  if (isHeld) return <ToneTag tone="red">{t(texts.held)}</ToneTag>;
  if (defindId === null) return <ToneTag tone="grey">{t(texts.direct)}</ToneTag>;
  return isInForce ? (
    <ToneTag tone="blue">{t(texts.inForce)}</ToneTag>
  ) : (
    <ToneTag tone="orange">{t(texts.off)}</ToneTag>
  );
}

function useBinding({ businessType, label: action, withoutFlow: without, version, flows }: FlowBinding) {
  const t = useText();
  const confirm = useConfirm();
  const binding = useCommand(bindFlow, { success: texts.saved });
  const change = async (defindId: string | null) => {
    const flow = flows.find((one) => one.defindId === defindId)?.flowName ?? '';
    const question = defindId
      ? { title: t(texts.askTitle, { action }), text: t(texts.askText, { action, flow }) }
      : { title: t(texts.clearTitle, { action }), text: t(texts.clearText, { without }) };
    if (await confirm(question)) await binding.run({ businessType, defindId, version });
  };
  return { change, isRunning: binding.isRunning };
}
