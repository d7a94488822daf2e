import type { Text } from '@zhaocai/model/kit/text';
import { useText } from '../text/language.ts';
import { useFormPlace } from './form-faults.ts';
import { largeFormTexts as texts } from './large-form-texts.ts';

export interface NamedSection {
  readonly name: string;
  readonly title: Text;
  /** The fields that are judged in it; a section without any answers for what no other names. */
  readonly names?: readonly string[];
}

/** The parts of a long form, always in sight: where they are, and which of them has faults. */
export function SectionNav({ sections }: { readonly sections: readonly NamedSection[] }) {
  const t = useText();
  const { prefix, faults } = useFormPlace();
  const counts = faultCounts(sections, [...faults.keys()]);
  const handleClick = (name: string) => {
    const section = document.getElementById(prefix + name);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  };
  return (
    <nav className="kit-section-nav" aria-label={t(texts.sections)}>
      {sections.map(({ name, title }) => {
        const count = counts.get(name) ?? 0;
        return (
          <button type="button" key={name} onClick={() => handleClick(name)}>
            {t(title)}
            {count > 0 && (
              <span className="kit-section-nav-faults" title={t(texts.faultsHere, { count })}>
                {count}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

/** How many faults lie in which section. */
function faultCounts(sections: readonly NamedSection[], places: readonly string[]): ReadonlyMap<string, number> {
  const rest = sections.find(({ names }) => names === undefined);
  const counts = new Map<string, number>();
  for (const place of places) {
    const home = sections.find(({ names }) => names?.includes(place)) ?? rest;
    if (home) counts.set(home.name, (counts.get(home.name) ?? 0) + 1);
  }
  return counts;
}
