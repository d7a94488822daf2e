import { z } from 'zod';

/** Ids joined by commas, as this API's clients send lists. */
export const idsText = z.string().max(20_000);

/**
 * Of calls that the platform may make inside another tenant: which one, as `tenantId`. It is read from what else came,
 * so that every call of this kind is loose.
 */
export const looseCall = <S extends z.ZodRawShape>(shape: S) => z.looseObject(shape);
