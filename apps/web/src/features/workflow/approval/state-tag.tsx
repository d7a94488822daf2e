import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { instanceStates, isInstanceStatus, messageKinds } from './instance-states.ts';

export function InstanceTag({ status }: { status: string }) {
  const t = useText();
  if (!isInstanceStatus(status)) return <>{status}</>;
  const { label, tone } = instanceStates[status];
  return <ToneTag tone={tone}>{t(label)}</ToneTag>;
}

export function MessageKindTag({ kind }: { kind: string }) {
  const t = useText();
  const state = messageKinds[kind];
  return state ? <ToneTag tone={state.tone}>{t(state.label)}</ToneTag> : <>{kind}</>;
}
