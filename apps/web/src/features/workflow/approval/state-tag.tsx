import type { Named } from '@zhaocai/model/kit/named';
import { messageKind } from '@zhaocai/model/workflow/message-states';
import { runLifecycle } from '@zhaocai/model/workflow/run-lifecycle';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';

export function InstanceTag({ status }: { status: string }) {
  return <StateTag of={runLifecycle} code={status} />;
}

export function MessageKindTag({ kind }: { kind: string }) {
  return <StateTag of={messageKind} code={kind} />;
}

/** What a word of the program is called, in its colour; one that is not known stands as it is. */
export function StateTag({ of, code }: { of: Named; code: string }) {
  const t = useText();
  const known = of.named(code);
  return known?.tone ? <ToneTag tone={known.tone}>{t(known.label)}</ToneTag> : <>{code}</>;
}
