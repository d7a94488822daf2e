/** Brings the first field that is wrong into sight and gives it the keys, once it is marked. */
export function showFirstFault(page: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = page?.querySelector('.form-fault')?.closest<HTMLElement>('td, .form-field');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')?.focus({ preventScroll: true });
  });
}
