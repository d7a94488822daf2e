import type { Page } from '@playwright/test';

/**
 * The browser says so of every refused call, and of every one that finds no line, whatever the page does about it. No
 * fault of the product takes the line: only a journey that is about just that cuts it.
 */
const refusal =
  /^Failed to load resource: (the server responded with a status of 4\d\d |net::ERR_INTERNET_DISCONNECTED$)/;

/** Everything that a page complains of while it is used: errors, and what the content security policy stopped. */
export async function watchPage(page: Page, who: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) complaints.push(`${who}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${who}: ${error.stack ?? error.message}`));
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(`${who}: CSP ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell = (window as unknown as { tellViolation(text: string): void }).tellViolation; // exposed above
      tell(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return complaints;
}
