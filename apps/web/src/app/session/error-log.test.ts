import { afterEach, expect, test } from 'vitest';
import { clearErrors, recordError, useErrorLog } from './error-log.ts';

afterEach(clearErrors);

test('an error is kept as text that the server takes, whatever a program wrote into it', () => {
  recordError(new Error('red: \u001b[31mfailed\u0000'), 'half \ud83d');
  const { entries } = useErrorLog.getState();
  expect(entries).toMatchObject([{ message: 'red: [31mfailed', info: 'half \ufffd' }]);
});
