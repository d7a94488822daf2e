import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import type { InvitationList } from '@zhaocai/model/tendering/invitation-endpoints';
import type { useText } from '../../../kit/text/language.ts';
import { invitationTexts as texts } from './texts.ts';

type Translate = ReturnType<typeof useText>;

/** How many the rules ask for and how they are found, with the article. */
export function needText({ least, most, poolFactor, article }: InvitationList, t: Translate): string {
  const words =
    most === 1
      ? t(texts.needOne)
      : poolFactor === null
        ? t(texts.needLeast, { least })
        : t(texts.needDrawn, { least, factor: poolFactor });
  return article ? t(texts.by, { need: words, article }) : words;
}

/** So many are missing on the list, not counting those who declined. */
export function missing({ invitations, least }: InvitationList): number {
  const standing = invitations.filter(({ invitationStatus }) => !invitationLifecycle.is(invitationStatus, 'declined'));
  return Math.max(0, least - standing.length);
}
