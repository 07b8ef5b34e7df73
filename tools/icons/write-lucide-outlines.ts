import { writeFileSync } from 'node:fs'
import { lucideOutlines } from './lucide-outlines.ts'

// After a new edition of lucide-react, or another icon of it: node tools/icons/write-lucide-outlines.ts
writeFileSync(new URL('../../adapters/react/ui/lucide.generated.ts', import.meta.url), lucideOutlines())
