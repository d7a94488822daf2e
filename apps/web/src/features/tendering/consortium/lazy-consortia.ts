import { lazy } from 'react';

/** Few projects accept consortia: loaded where one does. */
export const ConsortiumFields = lazy(async () => ({
  default: (await import('./consortium-fields.tsx')).ConsortiumFields,
}));

export const OwnConsortia = lazy(async () => ({ default: (await import('./own-consortia.tsx')).OwnConsortia }));

export const AskedConsortia = lazy(async () => ({ default: (await import('./own-consortia.tsx')).AskedConsortia }));

export const MemberList = lazy(async () => ({ default: (await import('./member-list.tsx')).MemberList }));
