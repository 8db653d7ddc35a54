/* A plain solver with the interface of numpre-foreign, for its tests. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static int fits(const char *board, int cell, char digit) {
    int row = cell / 9, column = cell % 9, corner = row / 3 * 27 + column / 3 * 3;
    for (int i = 0; i < 9; i++) {
        if (board[row * 9 + i] == digit || board[i * 9 + column] == digit) return 0;
        if (board[corner + i / 3 * 9 + i % 3] == digit) return 0;
    }
    return 1;
}

static size_t search(char *board, int cell, size_t limit) {
    while (cell < 81 && board[cell] != '.') cell++;
    if (cell == 81) return 1;
    size_t found = 0;
    for (char digit = '1'; digit <= '9' && found < limit; digit++) {
        if (!fits(board, cell, digit)) continue;
        board[cell] = digit;
        found += search(board, cell + 1, limit - found);
        board[cell] = '.';
    }
    return found;
}

size_t plain(const char *puzzle, size_t limit, uint32_t configuration, char *solution, size_t *guesses) {
    char board[82];
    (void)configuration;
    memcpy(board, puzzle, 82);
    if (board[81] != 0) return 99;
    memset(solution, 0, 82);
    *guesses = 1;
    return search(board, 0, limit);
}
