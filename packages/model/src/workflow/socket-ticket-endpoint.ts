import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

// A file of its own: every page asks for it, and needs none of the others.

/** Opens one socket at /websocket/{userId}?ticket=…, once, within 30 seconds. */
export const socketTicket = endpoint({
  route: 'GET /api/process/flow/socketTicket',
  label: { zh: '实时通知凭证', en: 'Ticket for the socket' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({ ticket: z.string(), expiresIn: z.number() }),
  writes: true,
});
