import type { Domain } from '../kit/domain.ts';
import { attentionEndpoints } from './attention-endpoints.ts';
import { attention } from './attention.ts';
import { attentionMenus } from './menus.ts';
import { attentionMessages } from './messages.ts';

export * from './attention-endpoints.ts';
export * from './attention.ts';
export * from './messages.ts';
export * from './watched-moves.ts';

/** Notices, projects and suppliers that a person watches, and is told of the changes of. */
export const attentionDomain = {
  name: 'attention',
  entities: [attention],
  endpoints: attentionEndpoints,
  messages: attentionMessages,
  menus: { own: attentionMenus },
} as const satisfies Domain;
