/* Shows the offline page in the language of the player only, and the page itself as soon as the server is back. */
const languages = [localStorage.getItem('caverna.language'), ...navigator.languages].map((name) => name?.slice(0, 2))
const sections = [...document.querySelectorAll('[lang][data-text]')]
const mine = languages.map((name) => sections.find((one) => one.lang === name)).find(Boolean) ?? sections[0]
for (const one of sections) one.hidden = one !== mine
document.documentElement.lang = mine.lang
const theme = JSON.parse(localStorage.getItem('caverna.settings') ?? '{}').theme
if (theme === 'dark' || theme === 'light') document.documentElement.style.colorScheme = theme

async function lookAgain() {
  try {
    if ((await fetch('/healthz', { cache: 'no-store' })).ok) location.reload()
  } catch {
    // later
  }
}

for (const button of document.querySelectorAll('button')) button.onclick = lookAgain
addEventListener('online', lookAgain)
setInterval(lookAgain, 5000)
