// Runs in the browser once a visitor opens the search (part-scripts.ts).
import { startSearch } from '../../components/search/search.client'

startSearch()
