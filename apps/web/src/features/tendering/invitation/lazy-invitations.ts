import { lazy } from 'react';

/** Most projects invite nobody: loaded where one does. */
export const InvitationsSection = lazy(async () => ({
  default: (await import('./invitations-section.tsx')).InvitationsSection,
}));

export const OwnInvitations = lazy(async () => ({
  default: (await import('./own-invitations.tsx')).OwnInvitations,
}));

export const InvitationPanel = lazy(async () => ({
  default: (await import('./invitation-panel.tsx')).InvitationPanel,
}));
