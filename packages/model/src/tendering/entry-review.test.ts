import { expect, test } from 'vitest';
import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { mayReviewEntries } from './entry-review.ts';

const { tendering, procurement, ownPolicy } = lawRegime.code;
const { openTender, invitedTender, consultation, inquiry, negotiation } = procurementMethod.code;

test.each([
  ['R37 never of a tender under the tendering law', openTender, tendering, false],
  ['R37 of no other method under the tendering law either', inquiry, tendering, false],
  ['of an open tender under the procurement law', openTender, procurement, true],
  ['of a consultation', consultation, procurement, true],
  ['by the own policy', inquiry, ownPolicy, true],
  ['R38 not of who was invited to a tender', invitedTender, procurement, false],
  ['R38 not of who was invited to a negotiation', negotiation, ownPolicy, false],
])('registrations are reviewed: %s', (_, manner, law, may) => {
  expect(mayReviewEntries({ manner, lawRegime: law })).toBe(may);
});
