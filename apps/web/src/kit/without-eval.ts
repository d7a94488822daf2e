import { z } from 'zod';

/** The content security policy forbids code made from text. Set before any schema is made: making one already tries. */
z.config({ jitless: true });
