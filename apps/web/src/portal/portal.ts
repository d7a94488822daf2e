/**
 * What the pages of the portal can do beside being read; without it they are complete. It imports nothing: a file shared
 * with the application would cost both a request.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-portal]')) {
  const act = button.dataset.portal === 'print' ? () => window.print() : changeTone;
  button.addEventListener('click', act);
  button.hidden = false;
}

// What is chosen is asked for at once; what is typed waits for the button.
const region = document.querySelector<HTMLSelectElement>('.portal-filter select');
region?.addEventListener('change', () => region.form?.requestSubmit());
// An address holds what was said, not the fields that were left empty.
region?.form?.addEventListener('formdata', ({ formData }) => {
  const empty = Array.from(formData).filter(([, value]) => value === '');
  for (const [name] of empty) formData.delete(name);
});

/** Kept as kit/session/local-record.ts keeps it, and read by first-paint.js. */
function changeTone(): void {
  const { dataset } = document.documentElement;
  dataset.tone = dataset.tone === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('saber-portalTone', JSON.stringify({ content: dataset.tone }));
  } catch {
    // A forbidden storage costs the memory of a setting.
  }
}
