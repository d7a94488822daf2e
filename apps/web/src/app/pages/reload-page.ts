/** Resolves to whether the server answers: a reload without it ends in the browser's own error page. */
async function isServerThere(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}

const probeTimeoutMs = 8000;

/** Reloads where the server is there; answers false where it is not, and the page stays. */
export async function reloadPage(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  location.reload();
  return true;
}
