import type { Choice, Tone } from '@zhaocai/model/kit/field';
import { useText } from '../text/language.ts';

/** A state in its word and colour, both from the definition: the same on every screen. */
export function ChoiceTag({ choices, value }: { choices: readonly Choice[]; value: unknown }) {
  const t = useText();
  const choice = choices.find((candidate) => candidate.value === Number(value));
  if (!choice || value === null || value === undefined) return <span className="kit-faint">—</span>;
  if (!choice.tone) return <span>{t(choice.label)}</span>;
  return <ToneTag tone={choice.tone}>{t(choice.label)}</ToneTag>;
}

export function ToneTag({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return <span className={`kit-tag kit-tone-${tone}`}>{children}</span>;
}
