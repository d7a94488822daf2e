import type { HallAnswer } from '@zhaocai/model/hall/hall-endpoints';
import { Suspense } from 'react';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { UnlockButton } from '../tendering/index.ts';
import { hallTexts as texts } from './texts.ts';

/** Which holders of the keys are here, and which have unlocked; nothing of a project from before there were holders. */
export function HoldersSection({ hall: { holders, part, projectId, openedTime } }: { readonly hall: HallAnswer }) {
  const t = useText();
  const mayUnlock = part === 'buyer' && openedTime === null;
  const [first] = holders;
  if (!first) return null;
  const given = holders.filter(({ givenTime }) => givenTime !== null).length;
  return (
    <Section
      title={t(texts.holders)}
      note={t(texts.holdersOf, { given, threshold: first.threshold })}
      extra={
        mayUnlock && (
          <Suspense>
            <UnlockButton projectId={projectId} />
          </Suspense>
        )
      }
    >
      <ul className="hall-people">
        {holders.map(({ userName, isSigned, givenTime }) => (
          <li key={userName}>
            <span>{userName}</span>
            <span className="hall-person-note">{givenTime && shownInstant(givenTime).slice(11)}</span>
            <ToneTag tone={givenTime ? 'green' : isSigned ? 'blue' : 'grey'}>
              {t(givenTime ? texts.unlocked : isSigned ? texts.here : texts.away)}
            </ToneTag>
          </li>
        ))}
      </ul>
    </Section>
  );
}
